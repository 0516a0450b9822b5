import process from 'node:process';
import { describe } from 'vitest';
import { openWebKit } from './browsers/webdriver.ts';
import { wholeGames } from './browsers/wholeGames.ts';

const binary = process.env['WEBKIT'];

describe.skipIf(!binary)('in WebKit', () => wholeGames(() => openWebKit(binary ?? '')));
