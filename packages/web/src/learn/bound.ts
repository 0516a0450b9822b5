const before = / (?=[:;!?»])/g;
const after = /(?<=«) /g;
/** A sum and its unit stay together in any language. */
const sum = /(?<=\d) (?=ryō)/g;

/** French sets spaces before : ; ! ? » and after «, where no line may break. The same texts, with such spaces bound. */
export function bound<Text>(text: Text): Text {
  if (typeof text === 'string') {
    return text.replace(before, '\u00a0').replace(after, '\u00a0').replace(sum, '\u00a0') as Text;
  }
  if (Array.isArray(text)) return text.map(part => bound<unknown>(part)) as Text;
  if (typeof text === 'object' && text !== null) {
    return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, bound<unknown>(part)])) as Text;
  }
  return text;
}
