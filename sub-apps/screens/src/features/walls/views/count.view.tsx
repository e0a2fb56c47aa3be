const digits = Array.from({ length: 10 }, (_, digit) => digit);
const isDigit = (sign: string): boolean => /\d/.test(sign);

/** A number with rolling digits, animated without layout work. */
export function Count({ text }: { readonly text: string }) {
  const signs = [...text];
  return (
    <span>
      <span className="wall-visually-hidden">{text}</span>
      <span aria-hidden>
        {signs.map((sign, index) => {
          // Counted from the right, so that units keep their key when the number gets longer.
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
