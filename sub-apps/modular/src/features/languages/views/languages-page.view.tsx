import { getLanguage, type PhraseRow } from '@edu/shared-utility';
import { adminPhrases, ListPage, useList } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Select, Tag } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { packageOf, phraseQuery } from '../data/phrase-query';
import { phrases } from '../phrases';
import { PhraseForm } from './phrase-form.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<unknown> => Promise.all([phrases.load(), adminPhrases.load()]);

const languages = ['zh-CN', 'en-US', 'fr-FR'] as const;
const wrapping = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** The tenant's wording, marked if it no longer fits the product's text. */
function Wording({ row }: { readonly row: PhraseRow }) {
  const { t } = phrases.use();
  if (row.override === null) return '–';
  return (
    <span style={wrapping}>
      {row.override} {row.isStale && <Tag color="warning">{t('wrongValues')}</Tag>}
    </span>
  );
}

/** /modular/languages: the product's texts, and the tenant's own wording. */
export default function LanguagesPage() {
  const { t } = phrases.use();
  const list = useList(phraseQuery);
  const language = list.params.language ?? getLanguage();
  const query = packageOf(language);
  const read = data.usePhraseFindQuery({ ...list.params, ...query });
  const { data: phrasePackage } = data.useI18nPackageCheckPackageVersionQuery(query);
  const [save] = data.usePhraseSaveMutation();
  const [reset] = data.usePhraseResetMutation();
  const [edited, setEdited] = useState<PhraseRow | null>(null);
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      idOf={({ key }) => key}
      nameOf={({ key }) => key}
      columns={[
        {
          key: 'text',
          title: t('text'),
          render: ({ text, reference }) => (
            <span style={wrapping}>{text || (reference ? t('none') : t('gone'))}</span>
          ),
        },
        ...(language === 'zh-CN'
          ? []
          : [
              {
                key: 'reference',
                title: t('reference'),
                render: ({ reference }: PhraseRow) => (
                  <span lang="zh-CN" style={wrapping}>
                    {reference || '–'}
                  </span>
                ),
              },
            ]),
        { key: 'override', title: t('own'), render: (row) => <Wording row={row} /> },
        {
          key: 'key',
          title: t('key'),
          width: 240,
          wideOnly: true,
          render: ({ key }) => <span title={key}>{key}</span>,
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        {
          key: 'language',
          label: t('language'),
          // A language is always selected: the person's own if the address names none.
          render: ({ label, onChange }) => (
            <Select
              aria-label={label}
              style={{ minWidth: 128 }}
              value={language}
              options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
              onChange={onChange}
            />
          ),
        },
      ]}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        { key: 'overridden', label: t('overridden'), filters: { state: 'overridden' } },
        { key: 'missing', label: t('missing'), filters: { state: 'missing' } },
        { key: 'stale', label: t('stale'), filters: { state: 'stale' } },
      ]}
      actions={[
        {
          key: 'edit',
          label: t('edit'),
          permission: 'language.write',
          hidden: ({ text, reference }) => text === '' && reference === '',
          run: setEdited,
        },
        {
          key: 'reset',
          label: t('reset'),
          permission: 'language.write',
          hidden: ({ override }) => override === null,
          send: ({ key, override }) => reset({ ...query, key, was: override }),
          done: ({ key, override }) => ({
            message: t('wasReset', { key }),
            undo: () => save({ ...query, key, was: null, value: override ?? '' }).unwrap(),
            undone: t('wasKept', { key }),
            failed: (error) => t('notKept', { key, reason: failureOf(error).message }),
          }),
        },
      ]}
      tools={
        phrasePackage && (
          <span style={{ alignSelf: 'center' }}>
            {t('version', { version: phrasePackage.version })}
          </span>
        )
      }
      words={{
        empty: t('empty'),
        noMatch: t('noMatch'),
        forbidden: t('forbidden'),
        failed: t('failed'),
        loading: t('loading'),
        total: (count) => t('total', { count }),
      }}
    >
      {edited && (
        <PhraseForm
          key={edited.key}
          row={edited}
          language={language}
          onClose={() => setEdited(null)}
        />
      )}
    </ListPage>
  );
}
