import type { Scenery } from '../../scenery.ts';
import { drifting, flying } from './air.ts';
import { foreground } from './foreground.ts';
import { mistBands, mistInks } from './mist.ts';
import { straddling } from './straddle.ts';
import { views } from './views/index.ts';
import { river, road } from './ways.ts';
import { luminary, stormBank, weather } from './weather.ts';

export const scenery: Scenery = {
  luminary,
  stormBank,
  weather,
  foreground,
  mistInks,
  mistBands,
  road,
  river,
  straddling,
  flying,
  drifting,
  views,
};
