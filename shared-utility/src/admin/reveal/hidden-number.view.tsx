import { useCan, useNarrow } from '@edu/shared-utility';
import { Button, Flex } from 'antd';
import { phrases } from '../phrases';
import type { Reveal } from './reveal.hook';

export interface HiddenNumberProps {
  /** Id of the row. */
  readonly id: string;
  readonly field: string;
  /** The masked number, as the row has it. */
  readonly masked: string | null | undefined;
  /** Name of the number's owner. */
  readonly name: string;
  readonly label: string;
  /** Permission to reveal it. */
  readonly permission: string;
  /** From `useReveal`. */
  readonly reveal: Reveal;
}

const eye = 'M1 8s2.5-4.5 7-4.5S15 8 15 8s-2.5 4.5-7 4.5S1 8 1 8Z';

/** A masked number, with a button that reveals it to people who may see it. */
export function HiddenNumber(props: HiddenNumberProps) {
  const { id, field, masked, name, label, permission, reveal } = props;
  const { t } = phrases.use();
  const mayReveal = useCan()(permission);
  const isNarrow = useNarrow();
  if (!masked) return '—';
  if (!mayReveal || !masked.includes('*')) return masked;
  const revealed = reveal.of(id, field);
  return (
    <Flex align="center" gap={2}>
      <span aria-live="polite">{revealed ?? masked}</span>
      <Button
        type="text"
        size={isNarrow ? 'middle' : 'small'}
        loading={reveal.isRequested(id, field)}
        aria-label={t('reveal', { name, field: label })}
        aria-pressed={revealed !== null}
        icon={
          <svg
            aria-hidden
            width="14"
            height="14"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
          >
            <path d={eye} />
            {revealed === null ? <circle cx="8" cy="8" r="2" /> : <path d="m2 14 12-12" />}
          </svg>
        }
        onClick={() => (revealed === null ? reveal.show(id, field) : reveal.hide())}
      />
    </Flex>
  );
}
