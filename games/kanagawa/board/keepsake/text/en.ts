import type { KeepsakeText } from './types.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export const en: KeepsakeText = {
  title: panels => (panels === 1 ? 'A view of Kanagawa Bay' : `Kanagawa Bay in ${numbers[panels - 1] ?? panels} views`),
  print: name => `${name}’s print`,
  caption: name => `${name}’s print`,
};
