import { Checkbox, Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { ArticleCategory } from '../../../common/category-select.view';
import { phrases as shared } from '../../../phrases';
import { phrases } from '../phrases';
import { ChosenFileField } from './chosen-file-field.view';
import { Field } from './field.view';
import type { FieldsProps } from './text-fields.view';

/** Properties of an article: category, authors, address and keywords. */
export function ArticleFacts({ kind, article, form, disabled }: FieldsProps) {
  const { t } = phrases.use();
  const words = shared.use();
  const { values, faults, set } = form;
  const isThesis = kind === 'dissertation';
  const year = values.year === null ? '' : String(values.year);
  return (
    <Form layout="vertical" component="div" disabled={disabled}>
      <Field id="article-category" label={words.t('category')} fault={faults.categoryId}>
        <ArticleCategory
          id="article-category"
          label={words.t('category')}
          placeholder={words.t('noCategory')}
          value={values.categoryId}
          onChange={(categoryId) => set({ categoryId })}
          style={{ width: '100%' }}
        />
      </Field>
      <Field id="article-authors" label={t('authors')} fault={faults.authors} hint={t('tagsHint')}>
        <Select
          id="article-authors"
          mode="tags"
          open={false}
          suffixIcon={null}
          aria-label={t('authors')}
          tokenSeparators={[',', '，', '、', ';', '；']}
          value={values.authors}
          onChange={(authors: string[]) => set({ authors })}
        />
      </Field>
      {isThesis && (
        <>
          <Field id="article-supervisor" label={t('supervisor')} fault={faults.supervisor}>
            <Input
              id="article-supervisor"
              value={values.supervisor}
              maxLength={50}
              autoComplete="off"
              onChange={({ target }) => set({ supervisor: target.value })}
            />
          </Field>
          <Field id="article-institution" label={t('institution')} fault={faults.institution}>
            <Input
              id="article-institution"
              value={values.institution}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => set({ institution: target.value })}
            />
          </Field>
          <Field id="article-year" label={t('year')} fault={faults.year}>
            <Input
              id="article-year"
              inputMode="numeric"
              value={year}
              autoComplete="off"
              onChange={({ target }) => {
                const text = target.value.normalize('NFKC').trim();
                // Pasted text that is no year is ignored.
                if (/^\d{0,4}$/.test(text)) set({ year: text === '' ? null : Number(text) });
              }}
            />
          </Field>
          <ChosenFileField
            kind="document"
            label={t('attachment')}
            fault={faults.attachmentId}
            value={values.attachmentId}
            knownFile={article?.attachment ?? null}
            disabled={disabled}
            onChange={(attachmentId) => set({ attachmentId })}
          />
        </>
      )}
      <Field id="article-keywords" label={t('keywords')} fault={faults.keywords}>
        <Select
          id="article-keywords"
          mode="tags"
          open={false}
          suffixIcon={null}
          aria-label={t('keywords')}
          tokenSeparators={[',', '，', '、', ';', '；']}
          value={values.keywords}
          onChange={(keywords: string[]) => set({ keywords })}
        />
      </Field>
      {!isThesis && (
        <ChosenFileField
          kind="image"
          label={t('cover')}
          fault={faults.coverId}
          value={values.coverId}
          knownFile={
            article?.coverId ? { resourceId: article.coverId, title: '', url: article.cover } : null
          }
          disabled={disabled}
          onChange={(coverId) => set({ coverId })}
        />
      )}
      <Field id="article-slug" label={t('slug')} fault={faults.slug} hint={t('slugHint')}>
        <Input
          id="article-slug"
          value={values.slug}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => set({ slug: target.value })}
        />
      </Field>
      <Field id="article-entrance" hint={t('entranceHint')}>
        <Checkbox
          id="article-entrance"
          checked={values.onEntrance}
          onChange={({ target }) => set({ onEntrance: target.checked })}
        >
          {t('onEntrance')}
        </Checkbox>
      </Field>
    </Form>
  );
}
