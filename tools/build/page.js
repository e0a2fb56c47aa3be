/** placeholder */
export async function renderPage() {}
