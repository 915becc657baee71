import { defineSemanticTokens } from "@chakra-ui/react";

/** The value of a token that has one colour, or one for each mode. */
type Shade = (
  light: string,
  dark: string,
) => {
  value: string | { _light: string; _dark: string };
};

/** Colours by role, in light and dark mode. Contrast: text at least 4.5:1, outlines of controls 3:1. */
export const semanticTokens = tokensOf((light, dark) => ({
  value: { _light: light, _dark: dark },
}));

/** The same without the dark mode, which the public site does not have: its pages contain their tokens. */
export const lightTokens = tokensOf((light) => ({ value: light }));

function tokensOf(shade: Shade) {
  return defineSemanticTokens({
    colors: {
      bg: {
        DEFAULT: shade("{colors.sand.50}", "{colors.sand.950}"),
        subtle: shade("{colors.sand.100}", "#1e1a16"),
        muted: shade("#efe7dc", "{colors.sand.900}"),
        emphasized: shade("{colors.sand.200}", "#3a332b"),
        inverted: shade("{colors.ink}", "{colors.sand.50}"),
        panel: shade("#fffdfa", "#1e1a16"),
      },
      fg: {
        DEFAULT: shade("{colors.ink}", "#f2ece3"),
        muted: shade("#5b534a", "#bdb2a5"),
        subtle: shade("#6c6359", "#a1968a"),
        inverted: shade("{colors.sand.50}", "{colors.ink}"),
        error: shade("{colors.red.600}", "{colors.red.300}"),
      },
      border: {
        DEFAULT: shade("rgba(31, 27, 22, 0.14)", "rgba(242, 236, 227, 0.18)"),
        subtle: shade("rgba(31, 27, 22, 0.08)", "rgba(242, 236, 227, 0.1)"),
        emphasized: shade("#8a8177", "#857b70"),
        error: shade("{colors.red.500}", "{colors.red.400}"),
      },
      clay: paletteOf(shade, "clay", { solid: "600", contrast: "{colors.sand.50}" }),
      sage: paletteOf(shade, "sage", { solid: "600", contrast: "#fffdfa" }),
      // Chakra's names for the colours of success, information and warning.
      green: paletteOf(shade, "sage", { solid: "700", contrast: "#fffdfa" }),
      blue: {
        ...paletteOf(shade, "sand", { solid: "700", contrast: "#fffdfa" }),
        subtle: shade("{colors.sand.100}", "{colors.sand.900}"),
      },
      orange: paletteOf(shade, "ochre", { solid: "700", contrast: "#fffdfa" }),
    },
    shadows: {
      card: shade("0 1px 2px rgba(31,27,22,.06)", "0 1px 2px rgba(0,0,0,.5)"),
      raised: shade("0 12px 40px -12px rgba(31,27,22,.28)", "0 12px 40px -12px rgba(0,0,0,.8)"),
    },
  });
}

function paletteOf(
  shade: Shade,
  name: "clay" | "sage" | "sand" | "ochre",
  own: { solid: string; contrast: string },
) {
  return {
    contrast: { value: own.contrast },
    fg: shade(`{colors.${name}.700}`, `{colors.${name}.300}`),
    subtle: shade(`{colors.${name}.50}`, `{colors.${name}.950}`),
    muted: shade(`{colors.${name}.100}`, `{colors.${name}.900}`),
    emphasized: shade(`{colors.${name}.200}`, `{colors.${name}.800}`),
    solid: { value: `{colors.${name}.${own.solid}}` },
    focusRing: shade(`{colors.${name}.600}`, `{colors.${name}.300}`),
    border: shade(`{colors.${name}.300}`, `{colors.${name}.700}`),
  };
}
