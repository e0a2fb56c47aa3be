import {
  formatDate,
  formatPercent,
  LazyView,
  lazyPart,
  partFailed,
  type TrainUser,
} from '@edu/shared-utility';
import { type Column, ListPage, useList } from '@edu/shared-utility/admin';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Bar } from '../../../common/bar.view';
import { ListInTab } from '../../../common/list-in-tab.view';
import { data } from '../../../common/training-data';
import { peopleQuery } from '../data/people-query';
import type { TrainTabProps } from '../data/tab-props';
import { peopleWords } from '../phrases/people';
import { AddPeople } from './add-people.view';
import { EnrolLink } from './enrol-link.view';
import type { PeopleSheetProps } from './people-sheet.view';

export const prepare = (): Promise<void> => peopleWords.load();

const sheet = lazyPart<PeopleSheetProps>('saas', () => import('./people-sheet.view'));

type Translate = ReturnType<typeof peopleWords.use>['t'];

const colours = { notStarted: 'default', studying: 'processing', finished: 'success' } as const;

const columnsOf = (t: Translate): Column<TrainUser>[] => [
  { key: 'name', title: t('name'), width: 128 },
  { key: 'phone', title: t('phone'), width: 128, tabular: true },
  { key: 'departmentName', title: t('department'), width: 128, optional: true },
  {
    key: 'status',
    title: t('status'),
    width: 104,
    render: ({ status }) => (
      <Tag variant="filled" color={colours[status]}>
        {t(`study.${status}`)}
      </Tag>
    ),
  },
  {
    key: 'progress',
    title: t('progress'),
    render: ({ progress }) => (
      <Bar share={progress} text={formatPercent(progress)} textWidth={40} />
    ),
  },
  {
    key: 'joinedAt',
    title: t('joinedAt'),
    width: 112,
    tabular: true,
    render: ({ joinedAt }) => formatDate(joinedAt, 'date'),
  },
  { key: 'by', title: t('by'), width: 96, optional: true, render: ({ by }) => t(`ways.${by}`) },
];

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
          keep="saas.train-people"
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          columns={columnsOf(t)}
          search={{ key: 'keyword', label: t('keyword') }}
          {...(mayWrite && {
            primary: {
              label: t('add'),
              permission: 'train.write',
              onClick: () => setOpened('add'),
            },
            besides: <Button onClick={() => setOpened('sheet')}>{t('sheet.open')}</Button>,
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
              given={{ trainId: train.id, onImported: () => void read.refetch(), onClose: close }}
              failed={partFailed}
            />
          )}
        </ListPage>
      </ListInTab>
    </>
  );
}
