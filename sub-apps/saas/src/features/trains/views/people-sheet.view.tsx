import { ImportDialog } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { sheetOf } from '../data/people-sheet';
import { peopleWords } from '../phrases/people';

export interface PeopleSheetProps {
  readonly trainId: string;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Adds people from a workbook, matched by phone or ID number. */
export default function PeopleSheet({ trainId, onImported, onClose }: PeopleSheetProps) {
  const { t } = peopleWords.use();
  const [sheet] = useState(() => sheetOf(trainId));
  return (
    <ImportDialog
      {...sheet}
      title={t('sheet.title')}
      intro={t('sheet.intro')}
      onImported={onImported}
      onClose={onClose}
    />
  );
}
