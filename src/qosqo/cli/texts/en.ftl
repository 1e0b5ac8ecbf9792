# What the command `qosqo` says.

## The command as a whole
about-qosqo = Three Inca board games: play them, check them, read their records.
after-qosqo = Languages: en, de, nl (--language, or the environment variable QOSQO_LANGUAGE). Start with: qosqo play
version-compiled = qosqo { $version } (the engine runs compiled)
version-interpreted = qosqo { $version } (the engine runs interpreted)

## Help
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help and stop
help-version = show the version, and whether the engine runs compiled
help-language = en, de or nl
help-json = write JSON for programs
help-game = which game: { $games }; or a game from any Python module as package.module:NAME
help-game-options = options of the game as name=choice (see: qosqo games)
value-command = COMMAND
value-game = GAME
value-language = LANGUAGE
value-option = NAME=CHOICE
value-number = N

## Complaints: one line each
did-you-mean = Did you mean { $nearest }?
bad-arguments = { $detail }. See: { $help }
bad-number = “{ $text }” is not a whole number of at least { $least }.
bad-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
unknown-argument = There is no argument { $name } here.
unknown-choice = “{ $name }” is not possible here; there are: { $known }.
unknown-command = There is no command “{ $name }”; there are: { $known }.
unknown-game = There is no game “{ $name }”; there are: { $known }.
unknown-language = There is no language “{ $name }”; there are: { $known }.
unknown-option = { $game } has no option “{ $name }”; there are: { $known }.
unknown-option-choice = Option { $option }: “{ $name }” is not one of { $known }.
no-options = { $game } has no options.

## games
help-games = list the games
about-games = Lists the games with the number of players and the options that can be chosen before a game starts. The first choice of an option is the default.
no-games = There are no games here yet.
column-id = game
column-name = name
column-players = players
column-options = options
