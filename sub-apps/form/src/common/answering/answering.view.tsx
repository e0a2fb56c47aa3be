import {
  type FormAnswers,
  type FormContent,
  type FormValue,
  StyleSheet,
} from '@edu/shared-utility';
import {
  type AnswerFault,
  answerFault,
  answerTo,
  visibleSections,
} from '@edu/shared-utility/questionnaire';
import { Button, Flex, theme } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { answeringWords } from './phrases';
import { Question } from './question.view';
import { stylesOf } from './styles';

interface Props {
  readonly content: FormContent;
  readonly answers: FormAnswers;
  readonly onAnswers: (answers: FormAnswers) => void;
  /** Id of the current page; the first one by default. Without `onPage` the component keeps it. */
  readonly page?: string | null;
  readonly onPage?: (id: string | null) => void;
  /** Errors from the server, by question. */
  readonly refused?: Readonly<Record<string, AnswerFault>>;
  readonly isBusy?: boolean;
  readonly onSubmit: () => void;
  /** Shown above the buttons. */
  readonly notice?: ReactNode;
}

const withValue = (answers: FormAnswers, id: string, value: FormValue | undefined): FormAnswers => {
  const { [id]: _, ...rest } = answers;
  return value === undefined ? rest : { ...rest, [id]: value };
};

/** A questionnaire to be answered page by page; the answers decide which questions are shown. */
export function Answering(props: Props) {
  const { content, answers, onAnswers, onPage, refused = {}, isBusy, onSubmit, notice } = props;
  const { t } = answeringWords.use();
  const { token } = theme.useToken();
  const [ownPage, setOwnPage] = useState<string | null>(null);
  const pageId = props.page ?? ownPage;
  const setPageId = onPage ?? setOwnPage;
  /** Questions whose errors are shown: those of a page that the person tried to leave. */
  const [validatedIds, setValidatedIds] = useState<ReadonlySet<string>>(new Set());
  const area = useRef<HTMLDivElement>(null);
  const pages = visibleSections(content, answers).filter(
    ({ section, questions }) => questions.length > 0 || section.text.trim() !== '',
  );
  const index = Math.max(
    0,
    pages.findIndex(({ section }) => section.id === pageId),
  );
  const page = pages[index];
  const questionsBefore = pages
    .slice(0, index)
    .reduce((sum, { questions }) => sum + questions.length, 0);
  const refusedAt = pages.find(({ questions }) => questions.some(({ id }) => refused[id]));
  const refusedPage = refusedAt?.section.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused once, when it is refused
  useEffect(() => {
    if (refusedPage) setPageId(refusedPage);
  }, [refusedPage]);
  if (!page) return null;
  const faultOfQuestion = (question: (typeof page.questions)[number]): AnswerFault | undefined =>
    (validatedIds.has(question.id) && answerFault(question, answerTo(answers, question))) ||
    refused[question.id];
  const go = (next: number): void => {
    setPageId(pages[next]?.section.id ?? null);
    area.current?.scrollIntoView?.({ block: 'start' });
    area.current?.focus({ preventScroll: true });
  };
  const validatePage = (): boolean => {
    const faultyQuestion = page.questions.find((question) =>
      answerFault(question, answerTo(answers, question)),
    );
    setValidatedIds(new Set([...validatedIds, ...page.questions.map(({ id }) => id)]));
    if (!faultyQuestion) return true;
    const questionElement = area.current?.querySelector<HTMLElement>(
      `[data-question="${faultyQuestion.id}"]`,
    );
    questionElement?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    // Scroll to the whole question, not only to its field.
    questionElement?.scrollIntoView?.({ block: 'start' });
    return false;
  };
  const isLast = index === pages.length - 1;
  return (
    <div className="form-asked" ref={area} tabIndex={-1} style={{ outline: 'none' }}>
      <StyleSheet css={stylesOf(token)} />
      {pages.length > 1 && (
        <p role="status" style={{ color: token.colorTextSecondary, margin: 0 }}>
          {t('page', { at: index + 1, of: pages.length })}
        </p>
      )}
      {page.section.title && (
        <h2 style={{ fontSize: token.fontSizeHeading5, overflowWrap: 'anywhere' }}>
          {page.section.title}
        </h2>
      )}
      {page.section.text && (
        <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{page.section.text}</p>
      )}
      {page.questions.map((question, i) => (
        <Question
          key={question.id}
          question={question}
          number={questionsBefore + i + 1}
          value={answerTo(answers, question)}
          fault={faultOfQuestion(question)}
          onChange={(value) => onAnswers(withValue(answers, question.id, value))}
        />
      ))}
      {notice}
      <Flex gap="small" wrap>
        {index > 0 && (
          <Button size="large" onClick={() => go(index - 1)}>
            {t('back')}
          </Button>
        )}
        <Button
          type="primary"
          size="large"
          loading={isLast && isBusy === true}
          onClick={() => {
            if (!validatePage()) return;
            if (isLast) onSubmit();
            else go(index + 1);
          }}
        >
          {t(isLast ? 'submit' : 'next')}
        </Button>
      </Flex>
    </div>
  );
}
