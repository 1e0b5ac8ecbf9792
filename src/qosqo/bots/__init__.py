"""Players that are programs.

`make_bot("normal", game, seat, seed).choose(known_in(match), Budget())` is all that a table needs.
"""

from qosqo.bots.contract import Bot as Bot
from qosqo.bots.contract import BotFailed as BotFailed
from qosqo.bots.contract import Budget as Budget
from qosqo.bots.contract import Known as Known
from qosqo.bots.contract import Thoughts as Thoughts
from qosqo.bots.contract import known_in as known_in
from qosqo.bots.roster import BOT_NAMES as BOT_NAMES
from qosqo.bots.roster import CHARACTERS as CHARACTERS
from qosqo.bots.roster import STRENGTHS as STRENGTHS
from qosqo.bots.roster import UnknownBot as UnknownBot
from qosqo.bots.roster import UnusableBot as UnusableBot
from qosqo.bots.roster import make_bot as make_bot
from qosqo.bots.roster import seat_name as seat_name
from qosqo.bots.styles import STYLES as STYLES
