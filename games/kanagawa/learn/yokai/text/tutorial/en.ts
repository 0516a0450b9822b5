import type { YokaiTutorialText } from '../../lessons.ts';

export const en: YokaiTutorialText = {
  title: 'Kanagawa: Yokai',
  chapters: {
    'yokai-suits': {
      title: 'New suits, new diplomas',
      about: 'Kites, umbrellas and lanterns, and what the spirits cost.',
      learned:
        'You know what kites, umbrellas and lanterns count for, and that every spirit costs more than the one before.',
    },
    'yokai-arrival': {
      title: 'A spirit arrives',
      about: 'Cards that bring a yokai, and what it does to your score.',
      learned: 'A card with the arrival mark brings a yokai the moment you take it, wherever the card goes next.',
    },
    'yokai-kites': {
      title: 'Kites, and another spirit',
      about: 'A card that is worth its yokai, and an orange diploma.',
      learned: 'Three kites made a diploma. Two spirits are in front of you, and the third is not far.',
    },
    'yokai-passing': {
      title: 'Keeping them, passing them on',
      about: 'The yokai diploma, giving a spirit away, getting it back, and the count.',
    },
  },
  opponents: ['Oei', 'Hokuba'],
  lessons: {
    welcome: {
      say: 'You know how to paint. With Yokai, two suits of the base game stay and two new ones join them: today trees and buildings, with kites and umbrellas. Everything else goes on as before. Hokuba has already left school.',
    },
    kites: {
      say: 'Kites are yellow, blue or red, each with a shape of its own. The orange diplomas ask for three yellow ones, three blue ones, two red ones, or seven of any colours. You can take only one of the four.',
    },
    umbrellas: {
      say: 'Umbrellas are brown: two, three or four, on cards that follow each other in your print. Lanterns, which stay in the box today, are counted card by card: three cards with one, two cards with two, or three cards with one, two and three.',
    },
    spirits: {
      say: 'And these are the yokai: three sly spirits, waiting in the reserve. At the end, one in front of you costs 1 point, two cost 4, and three cost 9.',
    },
    wait: {
      say: 'Look at the first column. Under the season there is a face with a red arrow: whoever picks this card up gets a yokai, wherever the card goes. One card for one yokai is a poor bargain; the column may grow.',
      ask: 'Wait for the next row.',
    },
    take: {
      say: 'Oei has gone, and you are alone at school: you must take the column that is left, two umbrellas and a storm. With it comes the spirit.',
      ask: 'Take the first column.',
    },
    came: {
      say: 'There it is, in front of you, before you have done anything else. Your score has dropped by 1: it counts what your yokai would steal now.',
    },
    worked: {
      say: 'The rest of this turn you know well, so it has been played for you: you painted the storm, put the umbrellas into your studio for their forest, and placed both brushes. The others have had their turns. It is round two.',
    },
    second: {
      say: 'The column that is left has three yellow kites, and it brings another yokai. But it asks for two forests, and you have them.',
      ask: 'Take the column.',
    },
    paintKites: {
      say: 'Both brushes stand on forests. A card can show several kites, and all of them count.',
      ask: 'Add the kites to your print.',
    },
    orange: {
      say: 'Three yellow kites on one card: you have earned the first orange diploma, 3 points and a brush. Seven kites would bring more, but that takes a while.',
      ask: 'Take the orange diploma.',
    },
    two: {
      say: 'A good turn. But two yokai cost 4 now, and a third would make it 9. Better get rid of them. Or not?',
      ask: 'End your turn.',
    },
    third: {
      say: 'Round three. The second column has two umbrellas, in summer like your kites, and brings the last yokai. Frightening! But look at the black diploma before you run.',
      ask: 'Take the second column.',
    },
    diploma: {
      say: 'All three yokai are in front of you: that is what the yokai diploma asks for, and you answer at once. It would be the same if an opponent gave you the third one in their own turn. It is worth 4, and you keep it when the spirits go.',
      ask: 'Take the yokai diploma.',
    },
    paintUmbrellas: {
      say: 'Two umbrellas on one card are consecutive already.',
      ask: 'Add the umbrellas to your print.',
    },
    brown: {
      say: 'Two umbrellas in a row earn the first brown diploma: 3 points, and a yokai to pass on. You could wait for three or four umbrellas instead. But one spirit fewer is worth 5 to you now.',
      ask: 'Take the brown diploma.',
    },
    give: {
      say: 'You choose who gets the spirit, and you see what it does to both scores. You can click a name, or drag the spirit to a player’s plate.',
      ask: 'Give the yokai to Oei.',
    },
    stays: {
      say: 'Two yokai are left, and the diploma is still yours.',
      ask: 'End your turn.',
    },
    back: {
      say: 'Oei was quick: she added a card with the passing icon to her studio, and gave the spirit straight back. The icon works once, at that moment. Without a yokai it does nothing, then or later.',
    },
    count: {
      say: 'This is what you would score if the game ended now. Three yokai weigh heavily; but there are passing icons in the deck, and nothing stops your opponents from receiving some.',
    },
    finish: {
      say: 'Now you know Yokai. Take the spirits that pay their way, and try to be the last to pass one on. Play on from here if you like: the game goes on with Oei and Hokuba.',
    },
  },
};
