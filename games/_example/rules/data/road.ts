/** D1: the places of the road, from Edo to Kyōto. What they sell is what the stations were known for. */
export const road = [
  { name: 'nihonbashi' },
  { name: 'shinagawa', souvenir: 'nori' },
  { name: 'totsuka', hasInn: true },
  { name: 'odawara', souvenir: 'lantern' },
  { name: 'hakone', souvenir: 'marquetry' },
  { name: 'mishima', hasInn: true },
  { name: 'fuchu', souvenir: 'mochi' },
  { name: 'mariko', souvenir: 'yamSoup' },
  { name: 'shimada', hasInn: true },
  { name: 'narumi', souvenir: 'cloth' },
  { name: 'kuwana', souvenir: 'clams' },
  { name: 'otsu', souvenir: 'picture' },
  { name: 'kyoto' },
] as const;

type Place = (typeof road)[number];
export type PlaceName = Place['name'];
export type SouvenirName = Extract<Place, { souvenir: string }>['souvenir'];
