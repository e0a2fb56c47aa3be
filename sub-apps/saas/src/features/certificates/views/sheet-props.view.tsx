import { Checkbox, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { dayOf } from '../../../common/days';
import type { Editor } from '../data/editor.hook';
import { exampleOf, isPattern } from '../data/fields';
import { phrases } from '../phrases';
import { NumberInput } from './number-input.view';
import { PictureChoice } from './picture-choice.view';

/** Dates in numbers use Chinese time, as on the certificate. */
const ZONE = 'Asia/Shanghai';
const [SMALLEST, LARGEST, MONTHS, YEARS] = [50, 420, 600, 24];

/** The properties of the whole template: name, size, numbers, validity and skill. */
export function SheetProps({
  editor,
  isOpen,
}: {
  readonly editor: Editor;
  readonly isOpen: boolean;
}) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { now, change, saveProblem } = editor;
  const disabled = !isOpen;
  const fault = (words: string) => ({
    validateStatus: 'error' as const,
    help: <span role="alert">{words}</span>,
  });
  const faultAt = (name: string) => {
    const words = saveProblem.fields[name];
    return words ? fault(words) : {};
  };
  const example = exampleOf(now.numberPattern, dayOf(Date.now(), ZONE));
  return (
    <Form layout="vertical">
      <h2 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}>
        {t('template')}
      </h2>
      <Form.Item label={t('templateName')} htmlFor="template-name" {...faultAt('name')}>
        <Input
          id="template-name"
          maxLength={60}
          disabled={disabled}
          value={now.name}
          onChange={({ target }) => change({ name: target.value }, 'name')}
        />
      </Form.Item>
      <div
        style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `0 ${token.marginSM}px` }}
      >
        {(['widthMm', 'heightMm'] as const).map((side) => (
          <Form.Item
            key={side}
            label={t(side)}
            htmlFor={`template-${side}`}
            extra={t('between', { least: SMALLEST, most: LARGEST })}
            {...faultAt(side)}
          >
            <NumberInput
              id={`template-${side}`}
              editor={editor}
              value={now[side]}
              min={SMALLEST}
              max={LARGEST}
              disabled={disabled}
              onChange={(value) => change({ [side]: value }, side)}
            />
          </Form.Item>
        ))}
      </div>
      <Form.Item label={t('background')} {...faultAt('background')}>
        <PictureChoice
          kind="background"
          value={now.background}
          disabled={disabled}
          onChange={(background) => change({ background })}
        />
      </Form.Item>
      <Form.Item
        label={t('numberPattern')}
        htmlFor="template-pattern"
        extra={t('patternHint', { example })}
        {...(isPattern(now.numberPattern) ? faultAt('numberPattern') : fault(t('patternWrong')))}
      >
        <Input
          id="template-pattern"
          maxLength={40}
          disabled={disabled}
          value={now.numberPattern}
          onChange={({ target }) => change({ numberPattern: target.value }, 'pattern')}
        />
      </Form.Item>
      <Form.Item label={t('validMonths')} htmlFor="template-months" {...faultAt('validMonths')}>
        <Checkbox
          disabled={disabled}
          checked={now.validMonths === null}
          onChange={({ target }) => change({ validMonths: target.checked ? null : YEARS })}
        >
          {t('noEnd')}
        </Checkbox>
        {now.validMonths !== null && (
          <NumberInput
            id="template-months"
            editor={editor}
            value={now.validMonths}
            min={1}
            max={MONTHS}
            step={1}
            disabled={disabled}
            onChange={(months) => change({ validMonths: Math.round(months) }, 'months')}
          />
        )}
      </Form.Item>
      <Form.Item
        label={t('skill')}
        htmlFor="template-skill"
        extra={t('skillHint')}
        {...faultAt('skill')}
      >
        <Input
          id="template-skill"
          maxLength={40}
          disabled={disabled}
          value={now.skill}
          onChange={({ target }) => change({ skill: target.value }, 'skill')}
        />
      </Form.Item>
    </Form>
  );
}
