// The page of a game's rules.

import { attachBook } from "./book.js";
import { attachExamples } from "./try.js";

const book = document.getElementById("rulebook");
if (book) {
  attachBook(book);
  attachExamples(book);
}
