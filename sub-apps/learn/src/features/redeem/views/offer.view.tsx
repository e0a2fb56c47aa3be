import { type CodeOffer, formatDate } from '@edu/shared-utility';
import { Cover } from '@edu/shared-utility/media';
import { Alert, Button, Flex, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { printedCode } from '../data/code';
import type { Redeeming } from '../data/redeem.hook';
import { phrases } from '../phrases';

interface Props {
  readonly state: Extract<Redeeming, { status: 'offered' | 'redeeming' }>;
  readonly onConfirm: () => Promise<void>;
  readonly onBack: () => void;
}

/** Facts of the course, and how long it is open. */
function factsOf({ teacherName, lessonCount, minutes, days, validUntil }: CodeOffer): string[] {
  const { t } = phrases;
  return [
    ...(teacherName ? [t('teacher', { name: teacherName })] : []),
    `${t('lessons', { count: lessonCount })} · ${t('minutes', { count: minutes })}`,
    days === null ? t('ever') : t('days', { count: days }),
    ...(validUntil ? [t('validUntil', { moment: formatDate(validUntil, 'datetime') })] : []),
  ];
}

/** The course that a code opens, shown before the code is used. */
export function Offer({ state: { status, code, offer }, onConfirm, onBack }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { courseTitle, cover, isOpen, openUntil } = offer;
  return (
    <>
      <p style={{ margin: 0, color: token.colorTextSecondary }}>
        {t('offer')} · <span style={{ fontFamily: token.fontFamilyCode }}>{printedCode(code)}</span>
      </p>
      <Flex wrap gap="middle" style={{ marginBlock: token.marginSM }}>
        <div style={{ flex: '0 1 200px' }}>
          <Cover address={cover} />
        </div>
        <div style={{ flex: '1 1 220px', minWidth: 0 }}>
          <h2
            ref={heading}
            tabIndex={-1}
            style={{
              margin: 0,
              outline: 'none',
              fontSize: token.fontSizeHeading4,
              overflowWrap: 'anywhere',
            }}
          >
            {courseTitle}
          </h2>
          <ul style={{ margin: `${token.marginXS}px 0 0`, padding: 0, listStyle: 'none' }}>
            {factsOf(offer).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </Flex>
      {isOpen && (
        <Alert
          type="info"
          showIcon
          style={{ marginBlockEnd: token.marginSM }}
          title={
            openUntil
              ? t('isOpenUntil', { moment: formatDate(openUntil, 'datetime') })
              : t('isOpen')
          }
        />
      )}
      <Flex wrap gap="small">
        <Button
          type="primary"
          size="large"
          loading={status === 'redeeming'}
          onClick={() => void onConfirm()}
        >
          {t('redeem')}
        </Button>
        <Button size="large" disabled={status === 'redeeming'} onClick={onBack}>
          {t('other')}
        </Button>
      </Flex>
    </>
  );
}
