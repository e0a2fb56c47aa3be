import { theme } from 'antd';
import { useState } from 'react';
import { phrases } from '../phrases';

interface Props {
  readonly number: number;
  readonly total: number;
  readonly onPage: (number: number) => void;
}

/** A field with the current page number; typing another one and Enter goes there. */
export function PageField({ number, total, onPage }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [inputText, setInputText] = useState<string | null>(null);
  // Chinese input methods may enter full-width digits.
  const plain = (inputText ?? '').normalize('NFKC').trim();
  const page = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  const isWrong = plain !== '' && (page < 1 || page > total);
  return (
    <form
      style={{ display: 'inline-flex', alignItems: 'center', gap: token.marginXXS }}
      onSubmit={(event) => {
        event.preventDefault();
        if (page < 1 || page > total) return;
        onPage(page);
        setInputText(null);
      }}
    >
      <input
        aria-label={t('toPage', { total })}
        title={t('toPage', { total })}
        aria-invalid={isWrong}
        inputMode="numeric"
        autoComplete="off"
        value={inputText ?? String(number)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setInputText(target.value)}
        onBlur={() => setInputText(null)}
        style={{
          width: `${Math.max(2, String(total).length) + 2}ch`,
          height: token.controlHeight,
          textAlign: 'center',
          font: 'inherit',
          color: token.colorText,
          background: token.colorBgContainer,
          border: `1px solid ${isWrong ? token.colorError : token.colorBorder}`,
          borderRadius: token.borderRadius,
        }}
      />
      <span aria-hidden>/ {total}</span>
    </form>
  );
}
