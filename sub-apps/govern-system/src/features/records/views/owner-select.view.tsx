import type { RecordOwner } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

interface Props {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (value: string) => void;
  readonly onChoose: (person: RecordOwner) => void;
}

/** Selects the person of a new record by name; the number distinguishes people with the same name. */
export function OwnerSelect({ value, onChange, onChoose, ...field }: Props) {
  const { t } = phrases.use();
  const [keyword, setKeyword] = useState('');
  const read = data.useProfileFindPeopleQuery(keyword.trim() ? { keyword: keyword.trim() } : {});
  const load = loadedOf(read);
  const [chosen, setChosen] = useState<RecordOwner | null>(null);
  const people = load.status === 'ready' ? load.data : [];
  // Keeps the selected person's name while another text is typed.
  const offered =
    chosen && chosen.accountId === value && !people.some((person) => person.accountId === value)
      ? [chosen, ...people]
      : people;
  const choose = (accountId: string): void => {
    const person = offered.find((owner) => owner.accountId === accountId);
    if (!person) return;
    setChosen(person);
    onChange?.(accountId);
    onChoose(person);
  };
  return (
    // antd selects an option on Tab, so that leaving the field would choose the first one.
    <span onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}>
      <Select<string>
        {...field}
        autoFocus
        value={value ?? (null as unknown as string)}
        onChange={choose}
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        loading={read.isFetching}
        notFoundContent={t(load.status === 'failed' ? 'peopleFailed' : 'noPerson')}
        options={offered.map(({ accountId, name, phone }) => ({
          value: accountId,
          label: `${name} ${phone}`,
        }))}
      />
    </span>
  );
}
