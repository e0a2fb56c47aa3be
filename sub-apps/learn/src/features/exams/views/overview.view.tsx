import FlagFilled from '@ant-design/icons/es/icons/FlagFilled';
import { theme } from 'antd';
import { isAnswered, type PaperSlot } from '../data/paper';
import { useAnswer } from '../data/sitting-controller.hook';
import { phrases } from '../phrases';

interface Props {
  readonly places: readonly PaperSlot[];
  readonly currentId: string;
  readonly onOpen: (index: number) => void;
}

interface CellProps {
  readonly place: PaperSlot;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function Cell({ place, isCurrent, onOpen }: CellProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { given, mark } = useAnswer(place.id);
  const isDone = isAnswered(place.question, given);
  const state = isDone ? 'answered' : given ? 'partly' : 'open';
  const { number } = place;
  return (
    <button
      type="button"
      className="sitting-cell"
      data-state={state}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={[
        t('sitting.number', { number }),
        t(`overview.${state}`),
        ...(mark ? [t('sitting.marked')] : []),
      ].join(' · ')}
      onClick={onOpen}
    >
      {number}
      {mark && <FlagFilled aria-hidden style={{ color: token.colorWarning }} />}
    </button>
  );
}

/** All questions by number: answered, begun, open, or marked for later. */
export function Overview({ places, currentId, onOpen }: Props) {
  const { t } = phrases.use();
  return (
    <nav aria-label={t('overview.title')}>
      <ol className="sitting-cells">
        {places.map((place, index) => (
          <li key={place.id}>
            <Cell place={place} isCurrent={place.id === currentId} onOpen={() => onOpen(index)} />
          </li>
        ))}
      </ol>
      <ul className="sitting-legend" aria-hidden="true">
        {(['answered', 'partly', 'open'] as const).map((state) => (
          <li key={state}>
            <span className="sitting-cell" data-state={state} /> {t(`overview.${state}`)}
          </li>
        ))}
      </ul>
    </nav>
  );
}
