import { type Declaration, toast, toFailure, useAppLife } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';
import { fetchDeclaration } from './fetch-declaration';

/** An attachment in the form: an existing one, or a new upload. */
export interface FormFile {
  readonly id?: string;
  readonly uploadId?: string;
  readonly name: string;
}

export interface DeclarationValues {
  readonly trainId: string | null;
  readonly remark: string;
  readonly attachments: readonly FormFile[];
}

const valuesOf = (row: Declaration | null): DeclarationValues => ({
  trainId: row?.trainId ?? null,
  remark: row?.remark ?? '',
  attachments: (row?.attachments ?? []).map(({ id, name }) => ({ id, name })),
});

const inputOf = ({ trainId, remark, attachments }: DeclarationValues) => ({
  trainId: trainId ?? '',
  remark: remark.trim(),
  attachments: attachments.map(({ id, uploadId }) =>
    id === undefined ? { uploadId: uploadId ?? '' } : { id },
  ),
});

/**
 * The state of the declaration form.
 *
 * @param reload reads the list again
 */
export function useDeclarationForm(reload: () => void) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [save] = data.useDeclarationSaveMutation();
  const form = useRecordForm({
    valuesOf,
    inputOf,
    add: save,
    change: ({ id, version }, { trainId: _, ...changes }) => save({ id, version, ...changes }),
    done: (isNew) => t(isNew ? 'added' : 'saved'),
    reload,
  });
  /** Reads the declaration first, since list rows have neither remarks nor attachments. */
  const edit = async (id: string): Promise<void> => {
    try {
      form.open(await fetchDeclaration(id, appSignal));
    } catch (error) {
      if (!appSignal.aborted) toast.error(toFailure(error).message);
    }
  };
  return { form, edit };
}
