import { linkedParts } from '../security/linked-parts';

/** Plain text of a person with its web addresses as links, each opening in a tab of its own. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  linkedParts(text).map((part, index) =>
    part.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay in their order
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
