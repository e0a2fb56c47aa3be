import { TrainSelect } from '../../../common/train-select.view';
import { phrases } from '../phrases';

interface Props {
  readonly id?: string;
  readonly value?: string | null;
  readonly disabled: boolean;
  /** Title of the chosen one, if already known. */
  readonly title?: string | undefined;
  readonly onChange?: (trainId: string | null) => void;
}

/** Chooses the training to declare. */
export function DeclaredTrainSelect({ id, value = null, disabled, title, onChange }: Props) {
  const { t } = phrases.use();
  return (
    <TrainSelect
      {...(id !== undefined && { id })}
      placeholder={t('trainEmpty')}
      disabled={disabled}
      max={1}
      value={value ? [value] : []}
      knownChoices={value && title ? [{ value, label: title }] : []}
      onChange={(ids) => onChange?.(ids.at(-1) ?? null)}
      words={{ searching: t('searching'), failed: t('trainsFailed') }}
    />
  );
}
