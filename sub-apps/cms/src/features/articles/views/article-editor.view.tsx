import { type Article, type ArticleKind, useCan, useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useArticleForm } from '../data/article-form.hook';
import { formPathOf, isWritable } from '../data/kind';
import { phrases } from '../phrases';
import { ActionBar } from './action-bar.view';
import { ArticleFacts } from './article-facts.view';
import { ArticleNotices } from './article-notices.view';
import { TextFields } from './text-fields.view';
import { Versions } from './versions.view';

interface Props {
  readonly kind: ArticleKind;
  readonly article: Article | null;
  /** Called when somebody else has changed the article. */
  readonly onStale: () => void;
}

/** The form of an article: its text, properties, versions and transitions. */
export function ArticleEditor({ kind, article, onStale }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useArticleForm(kind, article, onStale);
  // Disables the form during a transition, since later input would not be part of it.
  const [isSending, setSending] = useState(false);
  // Number of running uploads; leaving the page or closing the text would lose them.
  const [taking, setTaking] = useState(0);
  const mayWrite = useCan()('cms.write');
  const isOpen = article === null || isWritable(article);
  const disabled = !mayWrite || !isOpen;
  const save = async () => {
    const saved = await form.save();
    if (saved && article === null)
      void navigate(formPathOf(kind, saved.id) + search, { replace: true });
    return saved;
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!disabled && taking === 0) void save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const card = {
    ...{ minWidth: 0, padding: isNarrow ? token.padding : token.paddingLG },
    borderRadius: token.borderRadiusLG,
    background: token.colorBgContainer,
  };
  const pageMargin = isNarrow ? token.margin : token.marginLG;
  const columns = {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    gap: token.marginLG,
    alignItems: 'start',
  } as const;
  return (
    <section
      aria-label={t(article ? 'edit' : `add.${kind}`)}
      data-fits-phone
      style={{ margin: `0 ${pageMargin}px ${token.marginLG}px` }}
    >
      <ActionBar
        {...{ kind, article, form, disabled }}
        isUploading={taking > 0}
        onSave={save}
        onSending={setSending}
      />
      <ArticleNotices article={article} form={form} isOpen={isOpen} />
      <div style={columns}>
        <div style={{ ...card, gridColumn: isNarrow ? 'auto' : 'span 2' }}>
          <TextFields
            {...{ kind, article, form }}
            disabled={disabled || isSending}
            onUploadCount={(change) => setTaking((count) => count + change)}
          />
        </div>
        <div style={card}>
          <ArticleFacts {...{ kind, article, form }} disabled={disabled || isSending} />
          {article && <Versions article={article} mayRestore={!disabled && !form.isDirty} />}
        </div>
      </div>
    </section>
  );
}
