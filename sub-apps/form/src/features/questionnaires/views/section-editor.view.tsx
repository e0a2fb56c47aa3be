import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { FormKind, FormSection } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { MAX_QUESTIONS } from '@edu/shared-utility/questionnaire';
import { Button, Dropdown, Flex, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { withAdded, withSection } from '../data/edit-content';
import { type Editing, kinds } from '../data/editing';
import { questionsIn } from '../data/find-questions';
import { newQuestion } from '../data/new-content';
import { phrases } from '../phrases';
import { JumpsEditor } from './jumps-editor.view';
import { QuestionCard } from './question-card.view';

interface Props extends Editing {
  readonly section: FormSection;
  readonly number: number;
}

/** A page of the builder with its questions and jumps. */
export function SectionEditor({ section, number, ...editing }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { content, faults, edit, remove, onOpen } = editing;
  const set = (change: Partial<FormSection>): void =>
    edit((current) => {
      const currentRow = current.sections.find(({ id }) => id === section.id);
      return currentRow ? withSection(current, { ...currentRow, ...change }) : current;
    });
  const add = (kind: FormKind): void => {
    const question = newQuestion(kind);
    edit((current) => withAdded(current, section.id, question));
    onOpen(question.id);
  };
  const isOnly = content.sections.length === 1;
  const label = t('pageOf', { number });
  const first = questionsIn(content).findIndex(({ id }) => id === section.questions[0]?.id) + 1;
  return (
    <section
      aria-label={label}
      style={{
        ...{ marginBlockEnd: token.margin, padding: token.padding },
        ...{ background: token.colorFillQuaternary, borderRadius: token.borderRadiusLG },
      }}
    >
      {!isOnly && (
        <Flex justify="space-between" align="center" style={{ marginBlockEnd: token.marginXS }}>
          <strong>{label}</strong>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('removePage', { number })}
            onClick={() => remove(section.id, t('pageRemoved', { number }))}
          />
        </Flex>
      )}
      {!isOnly && (
        <Flex vertical gap="small" style={{ marginBlockEnd: token.marginSM }}>
          <Input
            aria-label={t('pageTitle', { number })}
            placeholder={t('pageTitle', { number })}
            maxLength={100}
            value={section.title}
            onChange={({ target }) => set({ title: target.value })}
          />
          {(section.text || section.title) && (
            <TextArea
              aria-label={t('pageText', { number })}
              placeholder={t('pageText', { number })}
              rows={2}
              limit={5000}
              value={section.text}
              onChange={({ target }) => set({ text: target.value })}
            />
          )}
        </Flex>
      )}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {section.questions.map((question, i) => (
          <QuestionCard key={question.id} question={question} number={first + i} {...editing} />
        ))}
      </ol>
      <Dropdown
        trigger={['click']}
        menu={{
          items: kinds.map((key) => ({ key, label: t(`kinds.${key}`), onClick: () => add(key) })),
        }}
      >
        <Button
          block
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={questionsIn(content).length >= MAX_QUESTIONS}
        >
          {t('addQuestion')}
        </Button>
      </Dropdown>
      {!isOnly && (
        <JumpsEditor
          content={content}
          section={section}
          faults={faults.filter(({ placeId }) => placeId === section.id)}
          onChange={(jumps) => set({ jumps })}
        />
      )}
    </section>
  );
}
