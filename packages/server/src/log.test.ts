import { describe, expect, test } from 'vitest';
import { shownError } from './log.ts';

const nameOf = (id: string): string => `<${id.length}>`;
const id = 'zAN-Lf_A0etT66-61k9dV3';

describe('an error in the log', () => {
  test('tells where it came from, and nothing of what it was about', () => {
    const error = Object.assign(new Error(`duplicate key (${id}, 7) of somebody@mail.example`), {
      code: '23505',
      detail: `Key (table_id, seq)=(${id}, 7) already exists.`,
      where: id,
      parameters: [id],
      cause: new Error(id),
    });
    const shown = shownError(error, nameOf);
    expect(shown).toEqual({
      type: 'Error',
      message: 'duplicate key (<22>, 7) of …@…',
      code: '23505',
      stack: expect.stringMatching(/^ +at .*log\.test\.ts/),
    });
    expect(JSON.stringify(shown)).not.toContain(id);
  });

  test('may be a text or anything else', () => {
    expect(shownError(`Error: no table ${id}`, nameOf)).toBe('Error: no table <22>');
    expect(shownError(undefined, nameOf)).toBe('undefined');
    expect(shownError(new TypeError(`/table/${id}?x`), nameOf)).toMatchObject({ message: '/table/<22>?x' });
  });

  test('ids are found next to whatever stands there, and nothing longer or shorter is taken for one', () => {
    expect(shownError(`"${id}" ${id}, (${id}) x${id}`, nameOf)).toBe(`"<22>" <22>, (<22>) x${id}`);
  });
});
