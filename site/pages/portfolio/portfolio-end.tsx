import { portfolioCall } from "#site/content/portfolio.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { RuledEnd } from "../layout/ruled-end.tsx";

/** The end of the portfolio: the place of the next project. */
export function PortfolioEnd() {
  const { heading, text, primary } = portfolioCall;
  return (
    <RuledEnd heading={heading} text={text}>
      <ButtonLink to={primary.to} size="xl">
        {primary.label}
      </ButtonLink>
    </RuledEnd>
  );
}
