import { linkedParts } from '../security/linked-parts';

/** Plain text with its web addresses as links, which open in new tabs. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  linkedParts(text).map((part, index) =>
    part.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
