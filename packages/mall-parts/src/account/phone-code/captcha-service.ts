/** How the services of this shape answer: 0 and a proof, or that the dialog was closed. */
interface Answer {
  ret: number;
  ticket: string;
  randstr: string;
}
type Dialog = new (appId: string, answered: (answer: Answer) => void) => { show: () => void };

const dialogOf = () => (window as { TencentCaptcha?: Dialog }).TencentCaptcha;

/** Loads the service's script, once, when it is first needed. @throws {Error} it didn't come */
function load(address: string): Promise<void> {
  if (dialogOf()) return Promise.resolve();
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => loaded();
    script.onerror = () => {
      script.remove();
      failed(new Error('the captcha service did not load'));
    };
    document.head.append(script);
  });
}

/** Shows the dialog of an outside service. @param appId what it knows the mall by @throws {Error} it was closed, or didn't come */
export async function askCaptchaService(script: string, appId: string): Promise<{ ticket: string; randomStr: string }> {
  await load(script);
  const Service = dialogOf();
  if (!Service) throw new Error('the script brought no captcha');
  return new Promise((solved, failed) => {
    const answered = ({ ret, ticket, randstr }: Answer) =>
      ret === 0 ? solved({ ticket, randomStr: randstr }) : failed(new Error('the captcha was closed'));
    new Service(appId, answered).show();
  });
}
