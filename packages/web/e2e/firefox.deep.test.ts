import process from 'node:process';
import { describe } from 'vitest';
import { openFirefox } from './browsers/bidi.ts';
import { wholeGames } from './browsers/wholeGames.ts';

const binary = process.env['FIREFOX'];

describe.skipIf(!binary)('in Firefox', () => wholeGames(() => openFirefox(binary ?? '')));
