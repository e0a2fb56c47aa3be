/** Adds a style sheet to the page, which removes it when the application is left. */
export function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}
