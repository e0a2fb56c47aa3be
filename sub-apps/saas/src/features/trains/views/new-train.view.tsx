import { navigate, useContextValue } from '@edu/shared-utility';
import { dayMs, dayOf, startOfDay } from '../../../common/days';
import { TitleDialog } from '../../../common/title-dialog.view';
import { data } from '../../../common/training-data';
import { pageOfTrain } from '../data/train-actions.hook';
import { phrases } from '../phrases';

const DAYS = 30;

/** The default period: a month of whole days from tomorrow. */
function nextMonth(zone: string) {
  const midnightIn = (days: number): string => {
    const day = dayOf(Date.now() + days * dayMs, zone);
    return (startOfDay(day, zone) ?? new Date()).toISOString();
  };
  return { startsAt: midnightIn(1), endsAt: midnightIn(1 + DAYS) };
}

/** Asks for a title, then opens the training. */
export function NewTrain({ onClose }: { readonly onClose: () => void }) {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  const [save] = data.useTrainSaveMutation();
  return (
    <TitleDialog
      id="new-train-title"
      words={{
        ...{ title: t('add'), label: t('title'), hint: t('addHint') },
        ...{ empty: t('titleEmpty'), ok: t('create'), cancel: t('cancel') },
      }}
      max={100}
      save={(title) => save({ title, ...nextMonth(zone) })}
      onCreated={(id) => navigate(pageOfTrain(id))}
      onClose={onClose}
    />
  );
}
