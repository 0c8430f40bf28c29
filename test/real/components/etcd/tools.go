//go:build tools

// Package tools names what this module is for, so that go mod tidy keeps it.
package tools

import _ "go.etcd.io/etcd/server/v3"
