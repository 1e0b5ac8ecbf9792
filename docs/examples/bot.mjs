// A bot for Qosqo in JavaScript: takes the move after which it has most points, looking one move ahead.
// Try it: qosqo simulate GAME --bots "program:node docs/examples/bot.mjs,random" --games 10
import { createInterface } from "node:readline";

const send = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const MOST_TRIED = 20;
let seat, moves, tried, best;

function tryNext() {
  if (tried.length === 0) return send({ move: best.number });
  send({ imagine: 1, moves: [tried[0]] }); // what might follow? the answer is an "imagined" line
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if ("qosqo" in message) {
    seat = message.seat;
  } else if ("decide" in message) {
    moves = message.moves;
    const every = Math.max(1, Math.floor(moves.length / MOST_TRIED));
    tried = moves.map((_, number) => number).filter((number) => number % every === 0);
    best = { number: tried[0], lead: -Infinity };
    tryNext();
  } else if ("imagined" in message) {
    const scores = message.view.scores;
    const lead = scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
    if (lead > best.lead) best = { number: tried[0], lead };
    tried.shift();
    tryNext();
  }
});
