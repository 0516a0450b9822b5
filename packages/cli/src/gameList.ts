// The games of the command line, and of the server that it starts: a line for each.
export { front as kaigan } from '@hanga/games/kaigan/terminal';
export { front as kanagawa } from '@hanga/games/kanagawa/terminal';
