#!/bin/sh
# What tests need from the system, by the names of Debian's packages: `sh tools/system.sh postgresql chromium`.
# What is there already is left alone; what is missing is installed by root, or by who may become root unasked.
set -eu
missing=""
has() {
    for program in "$@"; do command -v "$program" >/dev/null 2>&1 && return 0; done
    return 1
}
for package in "$@"; do
    case $package in
        postgresql) has /usr/lib/postgresql/*/bin/initdb initdb || missing="$missing $package" ;;
        # the one without windows is the quickest by far: most tests do with it, and all without it
        chromium)
            has chromium chromium-browser google-chrome || missing="$missing chromium"
            has chromium-headless-shell || missing="$missing chromium-headless-shell"
            ;;
        *) echo "no package $package; there are postgresql and chromium" >&2 && exit 2 ;;
    esac
done
[ -z "$missing" ] && exit 0
replaceable() {
    [ "$missing" = " chromium-headless-shell" ]
}
if [ "$(id -u)" = 0 ]; then
    as_root=""
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
elif replaceable; then
    exit 0
else
    echo "These tests need$missing, which only root can install: apt-get install --no-install-recommends$missing" >&2
    echo "What needs neither a database nor a browser runs without: make one T=tests/games" >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
install() {
    $as_root apt-get update -qq
    # shellcheck disable=SC2086
    $as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null
}
install || replaceable
