import { ForbiddenPage, useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { usePageMargin } from '@edu/shared-utility/data';
import { Flex, Select, theme } from 'antd';
import { useState } from 'react';
import { type Answer, answers, type State, states } from '../data/sample-store.hook';
import { phrases } from '../phrases';
import { Parts } from './parts.view';
import { Samples } from './samples.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, options, ...field }: ChoiceProps<T>) {
  return (
    <Flex gap="small" align="center" wrap>
      <span aria-hidden>{label}</span>
      <Select aria-label={label} options={[...options]} style={{ width: 216 }} {...field} />
    </Flex>
  );
}

/** /govern-system/kit: the kit's components with their code, for operators. */
export default function KitPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isKnown = useArePermissionsKnown();
  const mayReadModules = useCan()('platform.modules');
  const pageMargin = usePageMargin();
  const [state, setState] = useState<State>('ready');
  const [answer, setAnswer] = useState<Answer>('ok');
  if (!isKnown) return null;
  if (!mayReadModules) return <ForbiddenPage text={t('forbidden')} />;
  return (
    <>
      <section
        aria-label={t('state')}
        data-fits-phone
        style={{
          background: token.colorBgContainer,
          borderRadius: token.borderRadiusLG,
          margin: `0 ${pageMargin}px ${token.margin}px`,
          padding: token.padding,
        }}
      >
        <p style={{ margin: `0 0 ${token.marginSM}px` }}>{t('intro')}</p>
        <Flex gap="middle" wrap>
          <Choice
            label={t('state')}
            value={state}
            options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={setState}
          />
          <Choice
            label={t('answer')}
            value={answer}
            options={answers.map((value) => ({ value, label: t(`answers.${value}`) }))}
            onChange={setAnswer}
          />
        </Flex>
      </section>
      <Samples state={state} answer={answer} />
      <Parts />
    </>
  );
}
