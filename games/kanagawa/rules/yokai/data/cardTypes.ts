/** What the expansion adds to the names of the base game. */
export const newSuits = ['kite', 'lantern', 'umbrella'] as const;
export type NewSuitName = (typeof newSuits)[number];

export const newSubjects = ['yellowKite', 'blueKite', 'redKite', 'lantern', 'umbrella'] as const;
export type NewSubjectName = (typeof newSubjects)[number];

/** Y10: works once, at once, as supplies do. */
export type NewStudioIcon = 'passYokai';
