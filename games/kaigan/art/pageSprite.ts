import { holdDefinitions } from '@hanga/web/art/hold.ts';
import { defs } from './sprite.ts';

if (typeof document !== 'undefined') holdDefinitions(defs());
