/** Puts a sheet into the page, which takes it away when the person leaves the application. */
export function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}
