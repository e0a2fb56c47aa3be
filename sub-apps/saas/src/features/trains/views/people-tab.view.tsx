import { LazyView, lazyPart, partFailed, type TrainUser } from '@edu/shared-utility';
import { ListPage, useList } from '@edu/shared-utility/admin';
import { Button } from 'antd';
import { useState } from 'react';
import { ListInTab } from '../../../common/list-in-tab.view';
import { data } from '../../../common/training-data';
import { peopleQuery } from '../data/people-query';
import type { TrainTabProps } from '../data/tab-props';
import { peopleWords } from '../phrases/people';
import { AddPeople } from './add-people.view';
import { EnrolLink } from './enrol-link.view';
import { peopleColumns } from './people-columns.view';
import type { PeopleSheetProps } from './people-sheet.view';

export const prepare = (): Promise<void> => peopleWords.load();

const sheet = lazyPart<PeopleSheetProps>('saas', () => import('./people-sheet.view'));

/** The members of a training, how they joined, and their progress. */
export default function PeopleTab({ train }: TrainTabProps) {
  const { t } = peopleWords.use();
  const list = useList(peopleQuery);
  const read = data.useTrainUserFindByConditionQuery({ ...list.params, trainId: train.id });
  const [remove] = data.useTrainUserDeleteMutation();
  const [opened, setOpened] = useState<'add' | 'sheet' | null>(null);
  const close = () => setOpened(null);
  const { mayWrite } = train;
  return (
    <>
      <EnrolLink train={train} />
      <ListInTab>
        <ListPage
          title={t('label')}
          heading="h2"
          list={list}
          read={read}
          settingsKey="saas.train-people"
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          columns={peopleColumns(t)}
          search={{ key: 'keyword', label: t('keyword') }}
          {...(mayWrite && {
            primary: {
              label: t('add'),
              permission: 'train.write',
              onClick: () => setOpened('add'),
            },
            extraButtons: <Button onClick={() => setOpened('sheet')}>{t('sheet.open')}</Button>,
            actions: [
              {
                key: 'remove',
                label: t('remove'),
                permission: 'train.write',
                danger: true,
                confirm: ({ name }: TrainUser) => ({
                  title: t('removeTitle', { name }),
                  hint: t('removeHint'),
                }),
                send: ({ id }: TrainUser) => remove({ idList: [id] }),
                done: ({ name }: TrainUser) => t('removed', { name }),
              },
            ],
            bulk: [
              {
                key: 'remove',
                label: t('remove'),
                permission: 'train.write',
                danger: true,
                confirm: (count: number) => ({
                  title: t('removeMany', { count }),
                  hint: t('removeHint'),
                }),
                send: ({ id }: TrainUser) => remove({ idList: [id] }),
                sendMany: (rows: readonly TrainUser[]) =>
                  remove({ idList: rows.map(({ id }) => id) }),
                done: (count: number) => t('removedMany', { count }),
              },
            ],
          })}
          words={{
            empty: t('empty'),
            emptyReadOnly: t('emptyReadOnly'),
            noMatch: t('noMatch'),
            failed: t('failed'),
            loading: t('loading'),
            total: (count) => t('total', { count }),
          }}
        >
          {opened === 'add' && <AddPeople train={train} onClose={close} />}
          {opened === 'sheet' && (
            <LazyView
              part={sheet}
              partProps={{
                trainId: train.id,
                onImported: () => void read.refetch(),
                onClose: close,
              }}
              failed={partFailed}
            />
          )}
        </ListPage>
      </ListInTab>
    </>
  );
}
