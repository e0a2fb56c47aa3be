import type { CopyrightUnit } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../../common/page-data';
import { phrases } from '../../phrases';

interface UnitValues {
  name: string;
  /** A date for the date field; '' for no end. */
  validUntil: string;
}

/** The form of a copyright unit. */
export function useUnitForm(reload: () => void) {
  const [save] = data.useResApplicationSaveCopyrightUnitMutation();
  return useRecordForm({
    valuesOf: (row: CopyrightUnit | null): UnitValues => ({
      name: row?.name ?? '',
      validUntil: row?.validUntil ?? '',
    }),
    inputOf: ({ name, validUntil }) => ({ name: name.trim(), validUntil: validUntil || null }),
    add: (input) => save(input),
    change: ({ id, version, name, validUntil }: CopyrightUnit, changes) =>
      save({ id, version, name, validUntil, ...changes }),
    done: () => phrases.t('unit.saved'),
    reload,
    conflictField: 'name',
  });
}
