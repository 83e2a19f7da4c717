/** Throws while it is rendered, on the server too, until the buyer's tab is told that it is repaired. */
export default function Page() {
  if (typeof sessionStorage === 'undefined' || !sessionStorage.getItem('repaired')) throw new Error('first render is broken');
  return <h1>修好的页面</h1>;
}
