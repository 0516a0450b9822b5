import { expect, test } from 'vitest';
import { isMeant, nameOf } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more }) as KeyboardEvent;

test('a key is meant with exactly its modifiers', () => {
  const undo = { key: 'u' };
  expect(isMeant(undo, press('u'))).toBe(true);
  expect(isMeant(undo, press('U'))).toBe(true);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(isMeant(undo, press('u', { [modifier]: true }))).toBe(false);
  const back = { key: 'z', isWithControl: true };
  expect(isMeant(back, press('z'))).toBe(false);
  expect(isMeant(back, press('z', { ctrlKey: true }))).toBe(true);
  expect(isMeant(back, press('z', { metaKey: true }))).toBe(true);
  expect(isMeant(back, press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(isMeant({ ...back, isWithShift: true }, press('Z', { ctrlKey: true, shiftKey: true }))).toBe(true);
});

test('signs are typed as a keyboard has them, and digits by their keys', () => {
  expect(isMeant({ key: '?' }, press('?', { shiftKey: true }))).toBe(true);
  expect(isMeant({ key: '1' }, press('&', { code: 'Digit1' }))).toBe(true);
  expect(isMeant({ key: '1' }, press('1', { code: 'Digit1', shiftKey: true }))).toBe(true);
  expect(isMeant({ key: '1' }, press('!', { code: 'Digit1', shiftKey: true }))).toBe(false);
  expect(isMeant({ key: '1' }, press('2', { code: 'Digit2' }))).toBe(false);
});

test('a key has a name', () => {
  expect(nameOf({ key: 'w' })).toBe('W');
  expect(nameOf({ key: 'z', isWithControl: true, isWithShift: true })).toBe('Ctrl-Shift-Z');
});
