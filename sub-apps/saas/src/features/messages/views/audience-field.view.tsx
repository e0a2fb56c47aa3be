import { type AnnouncementAudience, useCan } from '@edu/shared-utility';
import { Select } from 'antd';
import { phrases } from '../phrases';
import { Departments, Roles, Trains } from './audience-choices.view';

type Kind = AnnouncementAudience['kind'];

interface Props {
  /** Form.Item passes these, with the id that its label refers to. */
  readonly id?: string;
  readonly value?: AnnouncementAudience;
  readonly onChange?: (value: AnnouncementAudience) => void;
}

/** Everybody, staff or students, or chosen departments, trainings or roles. */
export function AudienceField({ id, value = { kind: 'all', ids: [] }, onChange }: Props) {
  const { t } = phrases.use();
  const can = useCan();
  const kinds: Kind[] = ['all', 'staff', 'students', 'department'];
  if (can('train.read') || value.kind === 'train') kinds.push('train');
  if (can('role.read') || value.kind === 'role') kinds.push('role');
  const { kind, ids } = value;
  const pickerProps = { ids, onChange: (next: string[]) => onChange?.({ kind, ids: next }) };
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Select<Kind>
        id={id}
        value={kind}
        options={kinds.map((item) => ({ value: item, label: t(`audiences.${item}`) }))}
        onChange={(next) => onChange?.({ kind: next, ids: [] })}
      />
      {kind === 'department' && <Departments {...pickerProps} />}
      {kind === 'train' && <Trains {...pickerProps} />}
      {kind === 'role' && <Roles {...pickerProps} />}
    </div>
  );
}
