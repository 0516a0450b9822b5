import './form.css';

interface FileFieldProps {
  readonly label: string;
  /** The id of what explains it. */
  readonly describedBy?: string;
  readonly onFile: (file: File | undefined) => void;
}

/** A button that asks for a file of a record. The browser's own lies over it unseen: it is what keys and fingers reach. */
export function FileField({ label, describedBy, onFile }: FileFieldProps) {
  return (
    <label class="file button">
      <span>{label}</span>
      <input
        type="file"
        accept=".json,application/json"
        aria-describedby={describedBy}
        onChange={event => {
          onFile(event.currentTarget.files?.[0]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
