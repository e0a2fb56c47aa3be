import {
  type Article,
  type ArticleKind,
  LazyView,
  partFailed,
  useCan,
  useNarrow,
} from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { noRichText, RichTextEditor } from '@edu/shared-utility/rich-text';
import { takeFile } from '@edu/shared-utility/uploads';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import type { ArticleForm } from '../data/article-form.hook';
import { phrases } from '../phrases';
import { Field } from './field.view';
import { fileLibrary } from './file-library';

export interface FieldsProps {
  readonly kind: ArticleKind;
  readonly article: Article | null;
  readonly form: ArticleForm;
  readonly disabled: boolean;
}

interface Props extends FieldsProps {
  /** Called with the change in the number of running uploads. */
  readonly onUploadCount: (change: number) => void;
}

/** Title, summary and text. */
export function TextFields({ kind, article, form, disabled, onUploadCount }: Props) {
  const { t } = phrases.use();
  const isNarrow = useNarrow();
  const mayUpload = useCan()('resource.write');
  const { values, faults, set } = form;
  const takeCheckedFile: typeof takeFile = async (file, taking) => {
    onUploadCount(1);
    try {
      return await takeFile(file, taking);
    } finally {
      onUploadCount(-1);
    }
  };
  return (
    <Form layout="vertical" component="div">
      <Field id="article-title" label={t('name')} fault={faults.title} required>
        <Input
          id="article-title"
          value={values.title}
          maxLength={100}
          disabled={disabled}
          autoFocus={article === null && !isNarrow}
          size="large"
          autoComplete="off"
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <Field
        id="article-summary"
        label={t(kind === 'article' ? 'summary' : 'abstract')}
        fault={faults.summary}
      >
        <TextArea
          id="article-summary"
          rows={kind === 'article' ? 3 : 6}
          limit={3000}
          value={values.summary}
          disabled={disabled}
          onChange={({ target }) => set({ summary: target.value })}
        />
      </Field>
      <Field id="article-document" label={t('document')} fault={faults.document}>
        <RichTextEditor
          id="article-document"
          label={t('document')}
          value={values.document ?? noRichText}
          files={article?.documentFiles ?? []}
          videos
          readOnly={disabled}
          isInvalid={faults.document !== undefined}
          onChange={(document) => set({ document })}
          {...(mayUpload && { takeFile: takeCheckedFile })}
          library={(wanted, onChosen, onClose) => (
            <LazyView
              part={fileLibrary}
              partProps={{
                kind: wanted,
                onPick: ({ id: resourceId, title, thumbnailUrl: url }) => {
                  onClose();
                  // Its small picture is shown until the article is refetched.
                  onChosen({ kind: wanted, resourceId, title, url });
                },
                onClose,
              }}
              failed={partFailed}
            />
          )}
        />
      </Field>
    </Form>
  );
}
