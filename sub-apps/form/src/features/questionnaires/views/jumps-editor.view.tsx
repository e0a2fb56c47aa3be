import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { FormContent, FormJump, FormSection } from '@edu/shared-utility';
import type { FaultyPlace } from '@edu/shared-utility/questionnaire';
import { Button, Flex, Select, theme } from 'antd';
import { questionsUpTo } from '../data/find-questions';
import { phrases } from '../phrases';
import { ConditionFields, firstCondition } from './condition-fields.view';

interface Props {
  readonly content: FormContent;
  readonly section: FormSection;
  readonly faults: readonly FaultyPlace[];
  readonly onChange: (jumps: FormJump[]) => void;
}

const MAX_JUMPS = 20;

/** Edits the jumps after a page: forward only, or to the end. */
export function JumpsEditor({ content, section, faults, onChange }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { jumps } = section;
  const earlier = questionsUpTo(content, section.id);
  const position = content.sections.findIndex(({ id }) => id === section.id);
  const targets = [
    ...content.sections.map(({ id, title }, i) => ({
      value: id,
      label: t('toPage', { number: i + 1, title }),
      i,
    })),
    { value: 'end', label: t('toEnd'), i: Number.POSITIVE_INFINITY },
  ].filter(({ i }) => i > position);
  const set = (index: number, change: Partial<FormJump>): void =>
    onChange(jumps.map((jump, i) => (i === index ? { ...jump, ...change } : jump)));
  const add = (): void => {
    const condition = firstCondition(earlier);
    if (condition) onChange([...jumps, { when: condition, to: 'end' }]);
  };
  return (
    <Flex vertical gap="small" style={{ marginBlockStart: token.margin }}>
      {jumps.map((jump, i) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no id, and its fields have no state
          key={i}
          style={{
            ...{ margin: 0, minWidth: 0, padding: token.paddingSM },
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadius,
          }}
        >
          <legend>{t('rule', { number: i + 1 })}</legend>
          <ConditionFields
            condition={jump.when}
            earlier={earlier}
            onChange={(condition) => set(i, { when: condition })}
          />
          <Flex gap="small" align="center" style={{ marginBlockStart: token.marginXS }}>
            <Select
              aria-label={t('goTo')}
              style={{ flex: 1, minWidth: 0 }}
              value={targets.some(({ value }) => value === jump.to) ? jump.to : null}
              placeholder={t('chooseTarget')}
              options={targets}
              onChange={(to) => set(i, { to })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('removeRule', { number: i + 1 })}
              onClick={() => onChange(jumps.toSpliced(i, 1))}
            />
          </Flex>
        </fieldset>
      ))}
      {faults.map(({ fault }) => (
        <span key={fault} role="alert" style={{ color: token.colorErrorText }}>
          {t(`faults.${fault}`)}
        </span>
      ))}
      <Button
        type="link"
        style={{ alignSelf: 'start', padding: 0 }}
        icon={<PlusOutlined aria-hidden />}
        disabled={earlier.length === 0 || jumps.length >= MAX_JUMPS}
        onClick={add}
      >
        {t('addRule')}
      </Button>
    </Flex>
  );
}
