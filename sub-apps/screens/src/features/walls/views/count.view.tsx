const digits = Array.from({ length: 10 }, (_, digit) => digit);
const isDigit = (sign: string): boolean => /\d/.test(sign);

/** A number whose digits roll where they change: a movement that costs the browser no layout. */
export function Count({ text }: { readonly text: string }) {
  const signs = [...text];
  return (
    <span>
      <span className="wall-unseen">{text}</span>
      <span aria-hidden>
        {signs.map((sign, index) => {
          // counted from the right: units stay units where the number grows
          const key = signs.length - index;
          if (!isDigit(sign)) return <span key={key}>{sign}</span>;
          return (
            <span key={key} className="wall-digit">
              <span style={{ transform: `translateY(-${sign}0%)` }}>
                {digits.map((digit) => (
                  <span key={digit}>{digit}</span>
                ))}
              </span>
            </span>
          );
        })}
      </span>
    </span>
  );
}
