import { formatDate, navigate, type Redeemed } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { phrases } from '../phrases';

interface Props {
  readonly redeemed: Redeemed;
  readonly onAgain: () => void;
}

/** Confirms that the course is open, with a link to it. */
export function RedeemedNotice({ redeemed, onAgain }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { courseId, courseTitle: title, expiresAt } = redeemed;
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the next one gets the focus.
  useEffect(() => notice.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={notice}>
      <div role="status">
        <h2 style={{ margin: 0, fontSize: token.fontSizeHeading4 }}>{t('done')}</h2>
        <p style={{ overflowWrap: 'anywhere' }}>
          {expiresAt
            ? t('doneUntil', { title, moment: formatDate(expiresAt, 'datetime') })
            : t('doneEver', { title })}
        </p>
      </div>
      <Flex wrap gap="small">
        <Button type="primary" size="large" onClick={() => navigate(`/learn/courses/${courseId}`)}>
          {t('toCourse')}
        </Button>
        <Button size="large" onClick={onAgain}>
          {t('other')}
        </Button>
      </Flex>
    </div>
  );
}
