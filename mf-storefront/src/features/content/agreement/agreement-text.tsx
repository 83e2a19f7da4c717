import { agreementUrl } from '@mall/domain/content';
import { displayDate } from '@mall/domain/time';
import { type CallOutput, Link } from '@mall/mf-kit';
import { Button, Notice } from '@mall/ui-kit';
import { Columns, Contents, Head, OnScreen, Text, Versions } from './agreement-layout.ts';

type Agreement = CallOutput<'content.getAgreement'>;

const sectionId = (at: number) => `section-${at + 1}`;

/** Title, version and date, what changed, contents, text, and the versions before. Printed, the text alone is left. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  const { type, version, title, change, publishedAt, isInForce, sections, versions } = agreement;
  const newest = versions[0]!.version;
  return (
    <>
      <Head>
        <h1>{title}</h1>
        <p>
          第 {version} 版　{displayDate(publishedAt)} 发布并生效　{version > 1 ? `修改内容：${change}` : change}
        </p>
        <OnScreen>
          <Button size="sm" onClick={() => window.print()}>
            打印
          </Button>
        </OnScreen>
      </Head>
      {!isInForce && (
        <Notice tone="warning" action={<Link to={agreementUrl(type)}>查看现行版本</Link>}>
          您正在查看历史版本。现行版本为第 {newest} 版。
        </Notice>
      )}
      <Columns>
        <Contents>
          <nav aria-label="目录">
            <h2>目录</h2>
            {sections.map((section, at) => (
              <a key={section.title} href={`#${sectionId(at)}`}>
                {section.title}
              </a>
            ))}
          </nav>
          <Versions aria-label="历次版本">
            <h2>历次版本</h2>
            <ol reversed>
              {versions.map((one) => (
                <li key={one.version}>
                  <Link
                    to={agreementUrl(type, one.version === newest ? undefined : one.version)}
                    aria-current={one.version === version ? 'true' : undefined}
                  >
                    第 {one.version} 版{one.version === newest && '（现行）'}
                  </Link>
                  <small>{displayDate(one.publishedAt)}</small>
                  <p>{one.change}</p>
                </li>
              ))}
            </ol>
          </Versions>
        </Contents>
        <Text aria-label={title}>
          {sections.map(({ title: name, paragraphs }, at) => (
            <section key={name} id={sectionId(at)} aria-labelledby={`${sectionId(at)}-name`}>
              <h2 id={`${sectionId(at)}-name`}>{name}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </Text>
      </Columns>
    </>
  );
}
