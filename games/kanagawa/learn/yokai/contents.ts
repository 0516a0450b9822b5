/** The expansion's rules by section, in the order and with the numbers of `games/kanagawa/RULES.md`. */
export const yokaiSections = {
  yokaiSetup: ['Y1', 'Y2', 'Y3'],
  yokaiDiplomas: ['Y4', 'Y5', 'Y6'],
  yokai: ['Y7', 'Y8', 'Y9', 'Y10', 'Y11', 'Y12', 'Y13', 'Y14', 'Y15', 'Y16'],
  yokaiHidden: ['Y17', 'Y18'],
} as const;

export const yokaiFigures = ['newBacks', 'kites', 'lanterns', 'umbrellas', 'spirits', 'arrival', 'passing'] as const;
