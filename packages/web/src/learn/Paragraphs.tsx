/** A file's name in a sentence is set apart, and may break after a slash. */
const fileName = /((?:games|packages)\/\S+\.(?:ts|md))/;

export function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <>
      {of.map(text => (
        <p key={text}>
          <Sentence text={text} />
        </p>
      ))}
    </>
  );
}

export const Sentence = ({ text }: { text: string }) => (
  <>{text.split(fileName).map(part => (fileName.test(part) ? <code key={part}>{part}</code> : part))}</>
);
